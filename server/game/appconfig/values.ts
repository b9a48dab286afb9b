import { Ajv2020 } from 'ajv/dist/2020.js'
import {
  APP_SETTINGS,
  type AppConfigValues,
  type AppSettingKey,
  DEFAULT_CONFIG,
  isAppSettingKey,
} from '#catalogue/appconfig/app-settings.ts'
import { sql } from '../../platform/sql.ts'
import type { SettingValue } from './models.ts'

const ajv = new Ajv2020({ messages: false })

const checks = new Map(
  Object.entries(APP_SETTINGS).map(([key, { schema }]) => [key, ajv.compile(schema)] as const),
)

/** Whether the setting's schema allows the value. */
export function fitsSetting(key: AppSettingKey, value: unknown): boolean {
  return checks.get(key)?.(value) === true
}

/**
 * The values in force: the last saved one of each setting over its default. A value that the registry no longer allows, saved by another
 * version of the game, counts as the default.
 */
export async function readAppConfig(): Promise<AppConfigValues> {
  const rows = await sql<{ key: string; value: SettingValue | null }>`
    SELECT DISTINCT ON (key) key, value FROM app_setting_revision ORDER BY key, revision DESC`
  const saved = rows.filter(({ key, value }) => isAppSettingKey(key) && fitsSetting(key, value))
  return { ...DEFAULT_CONFIG, ...Object.fromEntries(saved.map(({ key, value }) => [key, value])) }
}
