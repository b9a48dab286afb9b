import {
  bigint,
  integer,
  jsonb,
  nullable,
  primaryKey,
  text,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** What a setting of any type may hold. */
export type SettingValue = boolean | number | string

/** Every change of a setting. A null value is the default. */
export const appSettingRevisions = defineModel('app_setting_revision', {
  key: primaryKey(text()),
  revision: primaryKey(integer()),
  value: nullable(jsonb<SettingValue>()),
  reason: text(),
  byId: bigint(),
  savedAt: timestamptz(),
})
