package dev.candor.load.domain.campaign.spec;

/**
 * One seed per random dimension, recorded with the campaign.
 *
 * @param levelOrder shuffles the levels inside every repeat
 * @param prompts draws the prompts
 */
public record Seeds(long levelOrder, long prompts) {}
