/** Why something cannot be begun, where the person at the machine can mend it: said in one sentence, without a stack. */
export class StartupError extends Error {}
