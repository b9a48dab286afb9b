import { useEffect } from 'react'
import { DEFAULT_CONFIG } from '#catalogue/appconfig/app-settings.ts'
import { errorDetail, errorMessage } from '../api/error-words.ts'
import { attachToaster, type Notice } from '../shell/notify.ts'
import { useAppConfig } from '../shell/use-app-config.ts'
import { showToast } from '../ui/overlays/show-toast.tsx'
import { Toasts } from '../ui/overlays/toasts.tsx'

function show(notice: Notice): void {
  if (notice === 'unanswered')
    showToast('warning', 'Связь прервалась, ждём ответа', 'Повторять не нужно: дважды ничего не спишется.')
  else if ('error' in notice) showToast('error', errorMessage(notice.error), errorDetail(notice.error))
  else showToast(notice.kind, notice.message, notice.detail)
}

export function Toaster() {
  useEffect(() => attachToaster(show), [])
  return <Toasts limit={useAppConfig()?.toastLimit ?? DEFAULT_CONFIG.toastLimit} />
}
