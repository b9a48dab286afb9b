import { describe, expect, it } from 'vitest'
import { mayEdit, mayEnter, mayUse } from '#apps/admin/src/access.ts'
import { sectionsFor } from '#apps/admin/src/sections.ts'
import type { Role } from '#generated/types.ts'

/** The menu of docs/game.md §2, "Admin pages", with what the console has beyond it. Null: the role does not enter. */
const MENU = {
  SUPER_ADMIN: [
    'Игроки',
    'Похожие имена',
    'Заказы',
    'Платежи',
    'База знаний',
    'Содержание',
    'Журнал',
    'Настройки игры',
    'Документы',
  ],
  USER_ADMIN: ['Игроки', 'Похожие имена', 'Заказы', 'Платежи'],
  KNOWLEDGE_BASE_ADMIN: ['База знаний'],
  CONTENT_ADMIN: ['Содержание', 'Документы'],
  KNOWLEDGE_BASE_ADMIN_TUTORIAL: ['База знаний'],
  KNOWLEDGE_BASE_ADMIN_TIPS: ['База знаний'],
  GUIDES_ADMIN: null,
  PLAYER: null,
} as const satisfies Record<Role, readonly string[] | null>

const ROLES = Object.keys(MENU).filter((name): name is Role => Object.hasOwn(MENU, name))

describe('the menu of the console', () => {
  it.each(ROLES)('for %s', (role) => {
    const roles: Role[] = ['PLAYER', role]
    expect(mayEnter(roles)).toBe(MENU[role] !== null)
    expect(sectionsFor(roles).map(({ title }) => title)).toEqual(MENU[role] ?? [])
    expect(mayUse(roles, 'money-entries')).toBe(mayUse(roles, 'players'))
  })

  it('for several roles is all of theirs', () => {
    const titles = sectionsFor(['PLAYER', 'USER_ADMIN', 'CONTENT_ADMIN']).map(({ title }) => title)
    expect(titles).toEqual(['Игроки', 'Похожие имена', 'Заказы', 'Платежи', 'Содержание', 'Документы'])
  })

  it('opens orders and payments to those who run players, and documents to those who run content', () => {
    const rolesOf = (resource: string, may: typeof mayUse) => ROLES.filter((role) => may([role], resource))
    expect(rolesOf('donate-orders', mayUse)).toEqual(['SUPER_ADMIN', 'USER_ADMIN'])
    expect(rolesOf('donate-payments', mayUse)).toEqual(['SUPER_ADMIN', 'USER_ADMIN'])
    expect(rolesOf('legal', mayUse)).toEqual(['SUPER_ADMIN', 'CONTENT_ADMIN'])
    expect(rolesOf('legal', mayEdit)).toEqual(['SUPER_ADMIN', 'CONTENT_ADMIN'])
    expect(rolesOf('players', mayEdit)).toEqual([])
  })

  it('opens the knowledge base and the content to those who run them', () => {
    const rolesOf = (resource: string) =>
      ROLES.filter((role) => mayEdit([role], resource) && mayUse([role], resource))
    const keepers = ['SUPER_ADMIN', 'KNOWLEDGE_BASE_ADMIN']
    expect(rolesOf('knowledge-base/tutorial')).toEqual([...keepers, 'KNOWLEDGE_BASE_ADMIN_TUTORIAL'])
    expect(rolesOf('knowledge-base/tip')).toEqual([...keepers, 'KNOWLEDGE_BASE_ADMIN_TIPS'])
    expect(rolesOf('content/news')).toEqual(['SUPER_ADMIN', 'CONTENT_ADMIN'])
  })

  it('denies access to unknown resources', () => {
    expect(mayUse(['SUPER_ADMIN'], 'secrets')).toBe(false)
  })
})
