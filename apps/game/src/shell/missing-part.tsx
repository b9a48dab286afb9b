import { type FunctionComponent, useEffect, useEffectEvent, useState } from 'react'
import { Card } from '../ui/surfaces/card.tsx'
import { ErrorNote } from '../ui/surfaces/error-note.tsx'
import { notify } from './notify.ts'
import { isOutdated, reloadOnce } from './reload-once.ts'

/** What takes the place of a part whose file did not come: a note there, a toast, or nothing. */
export type StandIn = 'note' | 'toast' | 'nothing'

const MESSAGE = 'Часть страницы не загрузилась'
const DETAIL =
  'Сервер отвечает, но один файл не пришёл. Возможно, его скрыл блокировщик рекламы: разрешите в нём этот сайт и обновите страницу.'

/** In place of a page, which then has no heading, or of a part of it. */
export function MissingNote() {
  const [isHeading, setHeading] = useState(false)
  useEffect(() => setHeading(document.querySelector('h1') === null), [])
  return (
    <Card>
      {isHeading && <h1 className="sr">Страница не загрузилась</h1>}
      <ErrorNote message={MESSAGE} detail={DETAIL} onRetry={() => location.reload()} />
    </Card>
  )
}

/** In place of a sheet: closes it. */
function MissingSheet({ onClose }: { onClose?: () => void }) {
  const report = useEffectEvent(() => {
    notify('error', MESSAGE, DETAIL)
    onClose?.()
  })
  useEffect(() => report(), [])
  return null
}

function Nothing() {
  return null
}

const STAND_INS: Record<StandIn, FunctionComponent<object>> = {
  note: MissingNote,
  toast: MissingSheet,
  nothing: Nothing,
}

/** Never settles if the page reloads: because of a new version, or once if that may help. */
export async function standIn(kind: StandIn): Promise<FunctionComponent<object>> {
  const isNewer = await isOutdated()
  if ((isNewer || kind !== 'nothing') && reloadOnce(isNewer)) return new Promise<never>(() => undefined)
  return STAND_INS[kind]
}
