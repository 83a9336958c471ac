/**
 * Turns a result into what people and programs read: page, index, tables, charts, result.json.
 * Imported by nobody.
 */
@NullMarked
package dev.candor.report.render;

import org.jspecify.annotations.NullMarked;
