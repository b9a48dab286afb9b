import { z } from 'zod'
import { APP_SETTINGS } from '#catalogue/appconfig/app-settings.ts'
import { closedFeatures } from '../../game/appconfig/closed-features.ts'
import { readSettingRevisions } from '../../game/appconfig/revisions.ts'
import { command } from '../../game/commands/command.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { answerRange } from '../../platform/http/handlers/answer-range.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { readFilter, readOrder } from '../../platform/http/handlers/list-range.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { readAppSetting, readAppSettings, requireSettingKey } from './app-settings.ts'
import { saveAppSetting } from './save-app-setting.ts'
import { viewAppConfig, viewAppSettingRevision } from './views.ts'

const settingKey = z.enum(Object.keys(APP_SETTINGS))
const words = z
  .string()
  .max(200)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'))
const SETTINGS = bulkhead('settings of the game')

const settingFilter = z.strictObject({ id: z.array(settingKey).max(100).optional(), q: words.optional() })
const revisionFilter = z.strictObject({ settingKey: settingKey.optional() })

export const appconfigHandlers = {
  getAppConfig: publicQuery<'getAppConfig'>(
    async () => viewAppConfig(publicData().config, closedFeatures(), currentPlatform().config.sentryDsn),
    { cacheSeconds: 0 },
  ),

  listAppSettingsForAdmin: query<'listAppSettingsForAdmin'>(async ({ query: asked, reply }) => {
    const { id, q = '' } = readFilter(asked, settingFilter)
    const { column, direction } = readOrder(asked, { id: 'id', title: 'title' }, ['id', 'ASC'])
    const rows = (await readAppSettings()).filter(
      (row) =>
        (!id || id.includes(row.id)) &&
        `${row.title} ${row.description}`.toLowerCase().includes(q.toLowerCase()),
    )
    if (column === 'title') rows.sort((one, other) => one.title.localeCompare(other.title, 'ru'))
    return answerRange(direction === 'ASC' ? rows : rows.reverse(), 'app-config', asked, reply)
  }),

  getAppSettingForAdmin: query<'getAppSettingForAdmin'>(async ({ params }) =>
    readAppSetting(requireSettingKey(params.settingKey)),
  ),

  saveAppSetting: command<'saveAppSetting'>(async ({ player, params, body }) =>
    saveAppSetting(requireSettingKey(params.settingKey), body, player.id),
  ),

  listAppSettingRevisionsForAdmin: query<'listAppSettingRevisionsForAdmin'>(
    async ({ query: asked, reply }) => {
      const filter = readFilter(asked, revisionFilter)
      const { direction } = readOrder(asked, { revision: 'revision' }, ['revision', 'DESC'])
      const rows = await readSettingRevisions(filter.settingKey ?? null)
      const shown = viewRows(rows, viewAppSettingRevision, SETTINGS).flatMap((row) => row ?? [])
      return answerRange(direction === 'ASC' ? shown.reverse() : shown, 'app-config-revisions', asked, reply)
    },
  ),
} satisfies HandlersOf<'appconfig'>
