/** Pages that are a person's own, or say why somebody has come: nothing of their address is anybody else's. */
export const ownPages = /^\/(?:admin|auth|profile|dev)(?:\/|$)/
