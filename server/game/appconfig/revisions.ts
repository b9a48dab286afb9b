import type { AppSettingKey } from '#catalogue/appconfig/app-settings.ts'
import { now } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { conflict } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { reportPublicData } from '../public-data/revision.ts'
import { appSettingRevisions, type SettingValue } from './models.ts'

export type SettingRevision = {
  readonly key: string
  readonly revision: number
  /** Null: the default. */
  readonly value: SettingValue | null
  readonly reason: string
  readonly savedAt: Date
  readonly byName: string
}

/** The most changes that the console lists. */
const LISTED_MAX = 1000

/** The last change of each setting, by key. */
export async function readLastSettings(): Promise<ReadonlyMap<string, SettingRevision>> {
  const rows = await sql<SettingRevision>`
    SELECT DISTINCT ON (key) key, revision, value, reason, saved_at, player.name AS by_name
    FROM app_setting_revision JOIN player ON player.id = app_setting_revision.by_id
    ORDER BY key, revision DESC`
  return new Map(rows.map((row) => [row.key, row]))
}

/** All changes, or those of one setting, the newest first. */
export function readSettingRevisions(key: string | null): Promise<SettingRevision[]> {
  return sql<SettingRevision>`
    SELECT key, revision, value, reason, saved_at, player.name AS by_name
    FROM app_setting_revision JOIN player ON player.id = app_setting_revision.by_id
    WHERE ${key}::text IS NULL OR key = ${key}
    ORDER BY saved_at DESC, key, revision DESC LIMIT ${LISTED_MAX}`
}

function changed() {
  return conflict('settingChanged', 'Пока вы правили, настройку изменил кто-то другой. Откройте её заново.')
}

type GivenSetting = {
  readonly key: AppSettingKey
  /** The one that the editor has read, 0 for a setting that was never changed. */
  readonly revision: number
  readonly value: SettingValue | null
  readonly reason: string
  readonly byId: number
}

/** Saves the revision after the one that the editor has read. 409 settingChanged if that is not the last one. */
export async function saveSettingRevision({ revision, ...given }: GivenSetting): Promise<void> {
  const last = (await readLastSettings()).get(given.key)?.revision ?? 0
  if (last !== revision) throw changed()
  try {
    const row = { ...given, revision: last + 1, savedAt: now() }
    await sql`INSERT INTO ${newRowOf(appSettingRevisions, row)}`
  } catch (error) {
    throw isUniqueViolation(error, 'app_setting_revision_pkey') ? changed() : error
  }
  reportPublicData()
}
