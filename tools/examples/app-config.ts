import { bodyOf } from './client.ts'
import type { Browser } from './recorder.ts'

/** An administrator lets more toasts be shown. Comes last: the change is effective a moment later. */
export async function appConfig({ show }: Browser): Promise<void> {
  const params = { path: { settingKey: 'toastLimit' } }
  const { revision } = bodyOf(await show.GET('/admin/app-config/{settingKey}', { params }))
  await show.PUT('/admin/app-config/{settingKey}', {
    params,
    body: { revision, value: 5, reason: 'Вестей стало больше' },
  })
  await show.GET('/admin/app-config', { params: { query: { range: '[2,3]' } } })
  await show.GET('/admin/app-config-revisions', { params: { query: { range: '[0,1]' } } })
}
