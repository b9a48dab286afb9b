import { describe, expect, it } from 'vitest'
import { lengthRefusals, TEXT_LENGTHS } from '#rules/core/text-length.ts'
import { isPlayerName } from '#rules/player/player-name.ts'

describe('a player’s name', () => {
  it.each(['Ратибор', 'Ёжик12', 'Лорд 7 Лес', 'Knight77', 'Old Lord', '123456', 'Лорд1234567и'])(
    'may be «%s»',
    (name) => {
      expect(isPlayerName(name)).toBe(true)
    },
  )

  it.each([
    'Иван1',
    'Ратиборович12',
    'Lordмир',
    'Пётр  Лес',
    ' Ратибор',
    'Ратибор ',
    'Лорд-123',
    'Лорд_123',
    'Ñandúes',
    '',
  ])('may not be «%s»', (name) => {
    expect(isPlayerName(name)).toBe(false)
  })
})

describe('lengths of texts', () => {
  it('use the words of the specification for crusades', () => {
    expect(lengthRefusals('crusadeName', 'Три')).toEqual([
      {
        code: 'textTooShort',
        message: 'Название должно содержать не менее 4 символов',
        have: 3,
        need: 4,
      },
    ])
    expect(lengthRefusals('crusadeName', 'к'.repeat(31)).map(({ message }) => message)).toEqual([
      'Название должно содержать не более 30 символов',
    ])
  })

  it.each([
    ['crusadeName', 4, 30],
    ['guildName', 4, 16],
    ['guildTag', 4, 4],
    ['guildDescription', 0, 2_000],
    ['guildRoleName', 1, 16],
    ['gearName', 3, 16],
    ['raidMotto', 0, 50],
    ['craftCategoryName', 1, 20],
    ['newsTitle', 1, 200],
    ['newsDescription', 0, 5_000],
    ['newsVersion', 0, 10],
    ['tutorialTitle', 1, 200],
    ['tutorialContent', 0, 20_000],
    ['tutorialTask', 0, 10_000],
    ['tipTitle', 1, 200],
    ['tipBaseContent', 0, 5_000],
    ['tipAdditionalContent', 0, 5_000],
    ['guideTitle', 1, 50],
    ['guideDescription', 0, 200],
    ['guideContent', 0, 200_000],
  ] as const)('of %s are %i to %i', (field, min, max) => {
    expect(TEXT_LENGTHS[field]).toEqual({ min, max })
    expect(lengthRefusals(field, 'ы'.repeat(min))).toEqual([])
    expect(lengthRefusals(field, 'ы'.repeat(max))).toEqual([])
    expect(lengthRefusals(field, 'ы'.repeat(max + 1)).map(({ code }) => code)).toEqual(['textTooLong'])
  })

  it('count a composed character once, and agree with the noun', () => {
    expect(lengthRefusals('guildTag', '🏰🏰🏰🏰')).toEqual([])
    expect(lengthRefusals('guildTag', 'Лес').map(({ message }) => message)).toEqual([
      'Метка должна содержать не менее 4 символов',
    ])
    expect(lengthRefusals('raidMotto', 'а'.repeat(51)).map(({ message }) => message)).toEqual([
      'Девиз должен содержать не более 50 символов',
    ])
    expect(lengthRefusals('guildRoleName', '').map(({ message }) => message)).toEqual([
      'Название роли должно содержать не менее 1 символа',
    ])
  })
})
