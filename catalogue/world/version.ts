/** Raised with every catalogue change that affects stored reports or rewards. */
export const CATALOGUE_VERSION = 3
