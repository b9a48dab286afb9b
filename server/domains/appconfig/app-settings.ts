import { APP_SETTINGS, type AppSettingKey, isAppSettingKey } from '#catalogue/appconfig/app-settings.ts'
import type { AdminAppSetting } from '#generated/types.ts'
import { readLastSettings } from '../../game/appconfig/revisions.ts'
import { notFound } from '../../platform/errors.ts'
import { viewAppSetting } from './views.ts'

/** Every setting with its last change, in the order of the registry. */
export async function readAppSettings(): Promise<AdminAppSetting[]> {
  const last = await readLastSettings()
  return Object.keys(APP_SETTINGS)
    .filter(isAppSettingKey)
    .map((key) => viewAppSetting(key, last.get(key)))
}

/** 404 for a key that the registry does not have. */
export function requireSettingKey(name: string): AppSettingKey {
  if (!isAppSettingKey(name)) throw notFound('notFound', 'Такой настройки нет')
  return name
}

/** A setting with its last change. */
export async function readAppSetting(key: AppSettingKey): Promise<AdminAppSetting> {
  return viewAppSetting(key, (await readLastSettings()).get(key))
}
