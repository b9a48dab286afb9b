/** Colours of the series, told apart also by who sees no red or green (Okabe and Ito, darkened for parchment). */
export const COLOURS = [
  '#0072b2',
  '#b35c00',
  '#00795a',
  '#a4467a',
  '#56708c',
  '#8a6d00',
  '#c23b22',
  '#6b6b6b',
]
