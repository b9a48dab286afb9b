import { expect, it } from 'vitest'
import { commonPasswords, isCommonPassword } from '#server/domains/auth/common-passwords.ts'

/** ASVS 5, 6.2.4: passwords to refuse that otherwise fit the rules. */
const FEWEST = 3_000

it('knows thousands of passwords that our own rules would let pass', async () => {
  const fitting = [...(await commonPasswords())].filter(({ length }) => length >= 8 && length <= 128)
  expect(fitting.length).toBeGreaterThanOrEqual(FEWEST)
})

it.each([
  ['trustno1', 'of the published list'],
  ['TrustNo1', 'in another case'],
  ['любимая123', 'Russian'],
  ['gfhjkm123', 'Russian on the other layout'],
  ['зфыыцщкв', 'English on the other layout'],
  ['донжон2026', 'of the game'],
  ['ljy;jy123', 'of the game on the other layout'],
  ['йцукенг1'.normalize('NFD'), 'composed otherwise'],
  ['19841984', 'a year, twice'],
  ['hgfedcba', 'a row of letters'],
  ['qwerty2023', 'a word with a year'],
  ['babygirl12', 'a word with a number'],
  ['mustang12', 'a word with a number'],
  ['12mustang', 'a word after a number'],
  ['Qwerty!23', 'a word with signs'],
  ['p@ssw0rd123', 'a word with signs for letters, and a number'],
  ['любимая!2031', 'a Russian word with signs'],
])('refuses %s: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each(['krepost-na-holme', 'йогурт-ёлка', 'четыре слова про замок', 'mustang-7301842', 'zhzhuk-2031'])(
  'takes %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
