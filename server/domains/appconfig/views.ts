import { APP_SETTINGS, type AppSettingKey, isAppSettingKey } from '#catalogue/appconfig/app-settings.ts'
import type { AdminAppSetting, AdminAppSettingRevision, AppConfig } from '#generated/types.ts'
import type { SettingRevision } from '../../game/appconfig/revisions.ts'
import type { PublicData } from '../../game/public-data/public-data.ts'

const TYPES = { boolean: 'BOOLEAN', integer: 'INTEGER', string: 'TEXT' } as const

/** A setting with its last change, if there is one. */
export function viewAppSetting(key: AppSettingKey, last: SettingRevision | undefined): AdminAppSetting {
  const { group, title, description, schema, default: defaultValue } = APP_SETTINGS[key]
  return {
    id: key,
    group,
    title,
    description,
    type: TYPES[schema.type],
    minimum: schema.type === 'integer' ? schema.minimum : null,
    maximum: schema.type === 'integer' ? schema.maximum : null,
    maxLength: schema.type === 'string' ? schema.maxLength : null,
    defaultValue,
    value: last?.value ?? defaultValue,
    isDefault: (last?.value ?? null) === null,
    revision: last?.revision ?? 0,
    reason: last?.reason ?? null,
    savedAt: last?.savedAt.toISOString() ?? null,
    byName: last?.byName ?? null,
  }
}

/** A change of a setting. Undefined for one of a setting that the registry no longer has. */
export function viewAppSettingRevision({
  key,
  revision,
  value,
  reason,
  savedAt,
  byName,
}: SettingRevision): AdminAppSettingRevision | undefined {
  if (!isAppSettingKey(key)) return undefined
  return {
    id: `${key}-${revision}`,
    settingKey: key,
    revision,
    value: value ?? APP_SETTINGS[key].default,
    isDefault: value === null,
    reason,
    savedAt: savedAt.toISOString(),
    byName,
  }
}

/** What the game's shell needs. */
export function viewAppConfig(
  { toastLimit, announcement, maintenance, maintenanceText, closedText }: PublicData['config'],
  closedFeatures: AppConfig['closedFeatures'],
  sentryDsn: string | undefined,
): AppConfig {
  return {
    toastLimit,
    announcement,
    maintenance: { isOn: maintenance, text: maintenanceText },
    closedFeatures,
    closedText,
    errorReportsDsn: sentryDsn ?? null,
  }
}
