import { describe, expect, it } from 'vitest'
import { mayEdit, mayEnter, mayUse } from '../../apps/admin/src/access.ts'
import type { Role } from '../../generated/types.ts'

/** Roles of «Home» and «Players» in docs/game.md §2, "Admin pages". */
const MENU_BY_ROLE: readonly (readonly [Role, { home: boolean; players: boolean }])[] = [
  ['SUPER_ADMIN', { home: true, players: true }],
  ['USER_ADMIN', { home: true, players: true }],
  ['KNOWLEDGE_BASE_ADMIN', { home: true, players: false }],
  ['CONTENT_ADMIN', { home: true, players: false }],
  ['KNOWLEDGE_BASE_ADMIN_TUTORIAL', { home: true, players: false }],
  ['KNOWLEDGE_BASE_ADMIN_TIPS', { home: true, players: false }],
  ['GUIDES_ADMIN', { home: false, players: false }],
  ['PLAYER', { home: false, players: false }],
]

describe('the menu of the console', () => {
  it.each(MENU_BY_ROLE)('for %s', (role, { home, players }) => {
    const roles: Role[] = ['PLAYER', role]
    expect(mayEnter(roles)).toBe(home)
    expect(mayUse(roles, 'players')).toBe(players)
    expect(mayUse(roles, 'money-entries')).toBe(players)
  })

  it('opens orders and payments to those who run players, and documents to those who run content', () => {
    const rolesOf = (resource: string, may: typeof mayUse) =>
      MENU_BY_ROLE.map(([role]) => role).filter((role) => may([role], resource))
    expect(rolesOf('donate-orders', mayUse)).toEqual(['SUPER_ADMIN', 'USER_ADMIN'])
    expect(rolesOf('donate-payments', mayUse)).toEqual(['SUPER_ADMIN', 'USER_ADMIN'])
    expect(rolesOf('legal', mayUse)).toEqual(['SUPER_ADMIN', 'CONTENT_ADMIN'])
    expect(rolesOf('legal', mayEdit)).toEqual(['SUPER_ADMIN', 'CONTENT_ADMIN'])
    expect(rolesOf('players', mayEdit)).toEqual([])
  })

  it('opens the knowledge base and the content to those who run them', () => {
    const rolesOf = (resource: string) =>
      MENU_BY_ROLE.map(([role]) => role).filter(
        (role) => mayEdit([role], resource) && mayUse([role], resource),
      )
    const keepers = ['SUPER_ADMIN', 'KNOWLEDGE_BASE_ADMIN']
    expect(rolesOf('knowledge-base/tutorial')).toEqual([...keepers, 'KNOWLEDGE_BASE_ADMIN_TUTORIAL'])
    expect(rolesOf('knowledge-base/tip')).toEqual([...keepers, 'KNOWLEDGE_BASE_ADMIN_TIPS'])
    expect(rolesOf('content/news')).toEqual(['SUPER_ADMIN', 'CONTENT_ADMIN'])
  })

  it('denies access to unknown resources', () => {
    expect(mayUse(['SUPER_ADMIN'], 'secrets')).toBe(false)
  })
})
