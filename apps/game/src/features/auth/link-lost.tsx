import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ResultPanel } from './result-panel.tsx'

/** Whether the call of a mailed link has no outcome, so that the link may still work. */
export function isLinkLost(error: Error | null): boolean {
  return error instanceof ApiError && error.loss !== null
}

type LinkLostProps = { onRetry: () => void; isRetrying: boolean }

/** In place of the outcome of a mailed link. A reload would not help: the link has left the address bar. */
export function LinkLost({ onRetry, isRetrying }: LinkLostProps) {
  return (
    <ResultPanel
      failed
      title="Нет ответа от сервера"
      action={
        <Button variant="act" loading={isRetrying} onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      }
    >
      Ссылка из письма не пропала. Не закрывайте страницу и попробуйте ещё раз, когда связь вернётся.
    </ResultPanel>
  )
}
