import { brokenNameRules, PLAYER_NAME_LENGTH, type PlayerNameRule } from '#rules/player/player-name.ts'

export type NameCheck = { rule: PlayerNameRule; text: string; isMet: boolean }

const RULE_TEXTS = {
  length: `от ${PLAYER_NAME_LENGTH.min} до ${PLAYER_NAME_LENGTH.max} символов`,
  alphabet: 'только русские или только латинские буквы и цифры',
  spaces: 'между словами по одному пробелу',
} satisfies Record<PlayerNameRule, string>

const PLAYER_NAME_RULES = ['length', 'alphabet', 'spaces'] as const satisfies readonly PlayerNameRule[]

/** Each rule of a name and whether it is met. Spaces around it do not count. An empty name meets none. */
export function checkName(name: string): NameCheck[] {
  const broken = brokenNameRules(name.trim())
  return PLAYER_NAME_RULES.map((rule) => ({ rule, text: RULE_TEXTS[rule], isMet: !broken.includes(rule) }))
}

/** Why a name is refused, or null. */
export function nameFault(name: string): string | null {
  const broken = brokenNameRules(name.trim())
  return broken.length === 0 ? null : `Имя: ${broken.map((rule) => RULE_TEXTS[rule]).join(', ')}`
}
