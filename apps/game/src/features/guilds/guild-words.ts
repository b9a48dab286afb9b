import type { GuildPermission, GuildRole } from '#generated/types.ts'

/** What a role may do. */
export const PERMISSION_WORDS: Readonly<Record<GuildPermission, string>> = {
  EDIT_ROLE: 'Менять роли',
  EDIT_GUILD_INFO: 'Править описание',
  ACCEPT_JOIN_REQUEST: 'Принимать заявки',
  REJECT_JOIN_REQUEST: 'Отклонять заявки',
  UPGRADE_ROLE: 'Повышать',
  DOWNGRADE_ROLE: 'Понижать',
  KICK_OUT: 'Исключать',
  DELETE_GUILD: 'Распустить гильдию',
}

export const MEMBER_FORMS = ['участник', 'участника', 'участников'] as const

/** What a role allows. */
export function rightsOf({ type, permissions }: GuildRole): string {
  if (type === 'LEADER') return 'Может всё'
  if (permissions.length === 0) return 'Прав нет'
  const [first = '', ...others] = permissions.map((permission) => PERMISSION_WORDS[permission])
  return [first, ...others.map((words) => words.toLowerCase())].join(', ')
}
