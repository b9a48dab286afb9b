import { ApiError } from '../../../api/api-error.ts'
import { notify } from '../../../shell/notify.ts'

type Options = { readonly headers?: Record<string, string> }

/** Refusals of the link alone: the castle can be entered all the same. */
const OF_LINK: readonly (string | null)[] = [
  'initDataExpired',
  'initDataInvalid',
  'messengerOff',
  'messengerLinked',
  'messengerTaken',
]

/** Logs in and links the account of the messenger in one call. Without the link, and with the reason, if only the link is refused. */
export async function linkByLogin<Result>(
  headers: Record<string, string>,
  send: (options: Options) => Promise<Result>,
): Promise<Result> {
  try {
    return await send({ headers })
  } catch (error) {
    if (!(error instanceof ApiError && OF_LINK.includes(error.code))) throw error
    const entered = await send({})
    notify('warning', 'Telegram не привязан', error.message)
    return entered
  }
}
