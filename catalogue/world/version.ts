/** Raised with every change of the catalogue that a stored report or reward could notice. */
export const CATALOGUE_VERSION = 2
