import type { GuildRow } from '../../game/guilds/guild-row.ts'
import { conflict } from '../../platform/errors.ts'

/** What members change, each with the revision of its last change. */
const PARTS = {
  description: { revision: 'descriptionRevision', message: 'Пока вы писали, описание гильдии изменилось' },
  notice: { revision: 'noticeRevision', message: 'Пока вы писали, объявление гильдии изменилось' },
  roles: { revision: 'rolesRevision', message: 'Пока вы правили роли, их изменил кто-то другой' },
} as const

export type GuildPart = keyof typeof PARTS

type Revised = Pick<GuildRow, 'descriptionRevision' | 'noticeRevision' | 'rolesRevision'>

/** Rises with every change of a part. */
export function revisionOf({ descriptionRevision, noticeRevision, rolesRevision }: Revised): number {
  return Math.max(descriptionRevision, noticeRevision, rolesRevision)
}

/**
 * The revisions to save with a change of these parts of a locked guild. 409 guildChanged if one of them has changed since the revision
 * that the editor has read; `read` is undefined for tools that do not say.
 */
export function reviseGuild(
  guild: Revised,
  parts: readonly GuildPart[],
  read: number | undefined,
): Partial<Revised> {
  const changed = parts.filter((part) => read !== undefined && guild[PARTS[part].revision] > read)
  if (changed.length > 0) {
    const fields = changed.map((part) => ({ path: `body.${part}`, message: PARTS[part].message }))
    const messages = fields.map(({ message }) => `${message}. Сравните и сохраните снова.`)
    throw conflict('guildChanged', messages, { fields })
  }
  const next = revisionOf(guild) + 1
  return Object.fromEntries(parts.map((part) => [PARTS[part].revision, next]))
}
