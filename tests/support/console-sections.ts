import type { Role } from '#generated/types.ts'

type Section = {
  /** The addresses of its calls: this one, and everything below it. */
  readonly prefixes: readonly string[]
  readonly roles: readonly Role[]
}

/**
 * Who may use which section of the console (docs/game.md §2). Repeated here and not read from the contract, so that a mistake in
 * `x-roles` fails.
 */
const SECTIONS: readonly Section[] = [
  {
    prefixes: [
      '/admin/players',
      '/admin/alike-names',
      '/admin/player-blocks',
      '/admin/money-entries',
      '/admin/corrections',
      '/admin/money-corrections',
      '/admin/player-sessions',
      '/admin/item-entries',
      '/admin/player-fights',
      '/admin/player-notes',
      '/admin/item-corrections',
      '/admin/password-confirmation',
      '/admin/donate-orders',
      '/admin/donate-payments',
    ],
    roles: ['SUPER_ADMIN', 'USER_ADMIN'],
  },
  {
    prefixes: ['/admin/knowledge-base'],
    roles: [
      'SUPER_ADMIN',
      'KNOWLEDGE_BASE_ADMIN',
      'KNOWLEDGE_BASE_ADMIN_TUTORIAL',
      'KNOWLEDGE_BASE_ADMIN_TIPS',
    ],
  },
  {
    prefixes: [
      '/admin/content',
      '/admin/news',
      '/admin/news-revisions',
      '/admin/news-states',
      '/admin/legal',
      '/admin/legal-versions',
    ],
    roles: ['SUPER_ADMIN', 'CONTENT_ADMIN'],
  },
  // The home page shows them. The specification names no roles for it.
  { prefixes: ['/admin/statistics'], roles: ['SUPER_ADMIN', 'USER_ADMIN'] },
  {
    prefixes: ['/admin/app-config', '/admin/app-config-revisions', '/admin/audit-entries'],
    roles: ['SUPER_ADMIN'],
  },
]

/** Parts of a section that fewer roles may use. */
const WITHIN: readonly Section[] = [
  { prefixes: ['/admin/players/{id}/roles', '/admin/donate-orders/{id}/refund'], roles: ['SUPER_ADMIN'] },
  {
    prefixes: [
      '/admin/knowledge-base/tutorial',
      '/admin/knowledge-base/tutorial-revisions',
      '/admin/knowledge-base/tutorial-states',
    ],
    roles: ['SUPER_ADMIN', 'KNOWLEDGE_BASE_ADMIN', 'KNOWLEDGE_BASE_ADMIN_TUTORIAL'],
  },
  {
    prefixes: [
      '/admin/knowledge-base/tip',
      '/admin/knowledge-base/tip-revisions',
      '/admin/knowledge-base/tip-states',
    ],
    roles: ['SUPER_ADMIN', 'KNOWLEDGE_BASE_ADMIN', 'KNOWLEDGE_BASE_ADMIN_TIPS'],
  },
]

function covers({ prefixes }: Section, path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The roles that may make calls at this address of the console. Undefined: no section has it. */
export function rolesOfSection(path: string): readonly Role[] | undefined {
  return [...WITHIN, ...SECTIONS].find((section) => covers(section, path))?.roles
}
