declare const process: { env: Record<string, string | undefined> }

/** How often a property or a race is tried: few times by `npm test`, many by `npm run trust`. */
export const runs = (few: number, many: number): number => (process.env.TRUST ? many : few)
