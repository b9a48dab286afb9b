/** Specification, section 5: 6 to 12 characters, one alphabet, single spaces between words. */
const nameLength = { min: 6, max: 12 } as const

export type NameCheck = { rule: 'length' | 'alphabet' | 'spaces'; text: string; isMet: boolean }

const oneAlphabet = /^(?:[А-Яа-яЁё0-9 ]+|[A-Za-z0-9 ]+)$/
const singleSpaces = /^\S+(?: \S+)*$/

/** Each rule of a name, and whether it holds; nothing holds for an empty one. */
export function checkName(name: string): NameCheck[] {
  return [
    {
      rule: 'length',
      text: `от ${nameLength.min} до ${nameLength.max} символов`,
      isMet: name.length >= nameLength.min && name.length <= nameLength.max,
    },
    {
      rule: 'alphabet',
      text: 'только русские или только латинские буквы и цифры',
      isMet: oneAlphabet.test(name),
    },
    { rule: 'spaces', text: 'между словами по одному пробелу', isMet: singleSpaces.test(name) },
  ]
}

/** Why a name is refused, or null. */
export function nameFault(name: string): string | null {
  const broken = checkName(name).filter(({ isMet }) => !isMet)
  return broken.length === 0 ? null : `Имя: ${broken.map(({ text }) => text).join(', ')}`
}
