import { describe, expect, test } from 'vitest'
import { loginPathFor, safeReturnPath } from '#apps/game/src/app/return-path.ts'
import { sortUnshown } from '#apps/game/src/features/notifications/unshown.ts'
import { mergePages } from '#apps/game/src/live/use-live-list.ts'
import { energyAt } from '#apps/game/src/shared/castle/use-energy-now.ts'
import { nameFault } from '#apps/game/src/shared/player/name-rules.ts'
import type { Notification } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'

describe('the name of a player', () => {
  test.each(['Ратибор', ' Рыцарьков ', 'Robert', 'Иван Пятый', 'Барон 1', 'Ёжик2026'])(
    'accepts %s',
    (name) => {
      expect(nameFault(name)).toBeNull()
    },
  )

  test.each([
    ['Пётр', 'от 6 до 12'],
    ['Слишком длинное', 'от 6 до 12'],
    ['Ратиbor', 'только русские или только латинские'],
    ['Иван_Пятый', 'только русские'],
    ['Иван  Пятый', 'по одному пробелу'],
    ['', 'от 6 до 12'],
  ])('refuses %j', (name, reason) => {
    expect(nameFault(name)).toContain(reason)
  })
})

test('login returns only to pages of the game', () => {
  expect(safeReturnPath('/game/army?tab=1')).toBe('/game/army?tab=1')
  for (const strange of [null, '//evil.example', 'https://evil.example/game', '/gamer', '/admin'])
    expect(safeReturnPath(strange)).toBe('/game')
  expect(loginPathFor('/game/fight-log/7')).toBe('/auth/login?return=%2Fgame%2Ffight-log%2F7')
  expect(loginPathFor('/game')).toBe('/auth/login')
})

describe('energy counted from a snapshot', () => {
  const energy = {
    current: 118,
    max: 120,
    nextAt: '2026-11-20T10:00:00.000Z',
    intervalSeconds: 720,
    intervalChange: null,
    laterIntervalChange: null,
  }
  const at = (clock: string) => energyAt(energy, Date.parse(`2026-11-20T${clock}Z`))

  test('rises at its instants and stops at the maximum', () => {
    expect(at('09:59:59.000')).toEqual({ current: 118, nextAt: Date.parse('2026-11-20T10:00:00Z') })
    expect(at('10:00:00.000')).toEqual({ current: 119, nextAt: Date.parse('2026-11-20T10:12:00Z') })
    expect(at('10:12:00.000')).toEqual({ current: 120, nextAt: null })
    expect(at('15:00:00.000')).toEqual({ current: 120, nextAt: null })
  })

  test('does not rise when full', () => {
    expect(energyAt({ ...energy, nextAt: null, current: 125 }, 0)).toEqual({ current: 125, nextAt: null })
  })
})

function note(notificationId: number, more: Partial<Notification> = {}): Notification {
  return {
    notificationId,
    type: 'MISSION_COMPLETED',
    title: 'Поход окончен: победа',
    text: '',
    player: null,
    fightId: 1,
    crusadeId: null,
    challengeId: null,
    place: null,
    result: 'WIN',
    level: null,
    reward: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    isRead: false,
    isShown: false,
    ...more,
  }
}

function levelUp(id: number, level: number) {
  return note(id, {
    type: 'LEVEL_UP',
    level,
    reward: {
      experience: 0,
      ...NO_MONEY,
      gold: 60 * level,
      diamonds: 2,
      glory: 10 * level,
      resources: [],
      gear: [],
    },
  })
}

describe('toasts of new notifications', () => {
  test('are three at most, oldest first, and appear only once', () => {
    const { toasts } = sortUnshown([note(9), note(8), note(7), note(6), note(5, { isShown: true })])
    expect(toasts.map(({ notificationId }) => notificationId)).toEqual([7, 8, 9])
  })

  test('on the missions page the return is shown by its card, anything else by a toast', () => {
    const taxes = note(8, { type: 'TAXES_COLLECTED', fightId: null })
    expect(sortUnshown([note(9), taxes, levelUp(7, 4)], true)).toMatchObject({
      toasts: [{ notificationId: 8 }],
      levelUp: { level: 4 },
    })
  })

  test('what the player sees at once is read, what found no room is not', () => {
    expect(sortUnshown([note(9), note(8), note(7), note(6)]).seen).toEqual([9, 8, 7])
    expect(sortUnshown([note(9), note(8), note(7), note(6), levelUp(5, 4)], true).seen).toEqual([
      5, 9, 8, 7, 6,
    ])
  })

  test('combine several levels at once with their whole reward', () => {
    const news = sortUnshown([levelUp(3, 4), note(2), levelUp(1, 3)])
    expect(news.levelUp).toEqual({ before: 2, level: 4, ...NO_MONEY, gold: 420, diamonds: 4, glory: 70 })
    expect(news.toasts).toHaveLength(1)
    expect(sortUnshown([note(1)]).levelUp).toBeNull()
  })

  test('pages and the live list merge without duplicates', () => {
    const live = [note(30, { isRead: true }), note(29)]
    expect(
      mergePages(
        ({ notificationId }) => notificationId,
        live,
        [note(30), note(29), note(28)],
        [note(28), note(27)],
      ).map(({ notificationId, isRead }) => [notificationId, isRead]),
    ).toEqual([
      [30, true],
      [29, false],
      [28, false],
      [27, false],
    ])
  })
})
