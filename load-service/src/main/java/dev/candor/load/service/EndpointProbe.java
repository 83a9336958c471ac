package dev.candor.load.service;

import dev.candor.load.domain.campaign.CampaignEvent;
import dev.candor.load.domain.campaign.spec.Endpoint;

/** Finds out which model and interface of an endpoint are to be driven. */
public interface EndpointProbe {
  /** EndpointResolved or EndpointUnusable, with what to do about it. */
  CampaignEvent resolve(Endpoint endpoint);
}
