package dev.candor.load.domain.flag;

/**
 * A remark that is published with a level and never removes it.
 *
 * @param rule the method's rule id
 * @param why the numbers that raised it, in words
 */
public record Flag(String rule, String why) {}
