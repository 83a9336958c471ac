package dev.candor.report.domain.facts;

/**
 * One window that the plan asks for.
 *
 * @param position place in the campaign's order, from 1
 * @param streams requests in flight, 1 or more
 */
public record PlannedWindow(
    String windowId, int repeat, int position, String shape, Load load, int streams) {}
