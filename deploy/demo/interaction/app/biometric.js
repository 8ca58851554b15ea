/**
 * A biometric that is to be asked for: an input beside the PIN. The store of keys decides how its key is
 * protected.
 */
export class Biometric {}
