import { APP_SETTINGS, type AppSettingKey } from '#catalogue/appconfig/app-settings.ts'
import type { AdminAppSetting, SaveAppSettingRequest } from '#generated/types.ts'
import { saveSettingRevision } from '../../game/appconfig/revisions.ts'
import { fitsSetting } from '../../game/appconfig/values.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { readAppSetting } from './app-settings.ts'

/** Which values the setting takes, in words. */
function allowedWords(key: AppSettingKey): string {
  const { schema } = APP_SETTINGS[key]
  if (schema.type === 'boolean') return 'Выберите «да» или «нет»'
  if (schema.type === 'integer') return `Укажите целое число от ${schema.minimum} до ${schema.maximum}`
  return `Напишите текст в одну строку, от ${schema.minLength} до ${schema.maxLength} знаков`
}

/** Saves a change of a setting. 400 if the value does not fit it, 409 settingChanged. */
export async function saveAppSetting(
  key: AppSettingKey,
  { revision, value: given, reason }: SaveAppSettingRequest,
  byId: number,
): Promise<AdminAppSetting> {
  const value = typeof given === 'string' ? given.trim() : given
  if (value !== null && !fitsSetting(key, value))
    throw badRequest([{ path: 'body.value', message: allowedWords(key) }])
  await saveSettingRevision({ key, revision, value, reason: reason.trim(), byId })
  return readAppSetting(key)
}
