import { ADDRESS_ATTACKS } from './addresses.ts'
import { ATTRIBUTE_ATTACKS } from './attributes.ts'
import { ELEMENT_ATTACKS } from './elements.ts'
import { PARSING_ATTACKS } from './parsing.ts'

/** Texts that must run nothing, load nothing and cover nothing. Scripts call `alert`, addresses are at evil.test. */
export const ATTACKS: readonly string[] = [
  ...ELEMENT_ATTACKS,
  ...ATTRIBUTE_ATTACKS,
  ...ADDRESS_ATTACKS,
  ...PARSING_ATTACKS,
]
