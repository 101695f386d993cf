/** A call that cannot be understood. */
export class WrongCall extends Error {}
