/** The columns of a game for which nothing new is proposed. */
export const noProposal = { slots: '[]', slots_by: null, proposed_place: null }
