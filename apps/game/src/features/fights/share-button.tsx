import Share from '~icons/game-icons/share'
import { notify } from '../../shell/notify.ts'
import { Button } from '../../ui/controls/button.tsx'

type ShareButtonProps = { shareKey: string; title: string }

/** The link opens without login. */
async function share({ shareKey, title }: ShareButtonProps): Promise<void> {
  const url = `${location.origin}/redirect/fight-log/${shareKey}`
  const isTouch = matchMedia('(hover: none)').matches
  if (isTouch && 'share' in navigator) {
    try {
      await navigator.share({ title: `Донжон: ${title}`, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify('success', 'Ссылка на бой скопирована', 'Она открывается без входа в игру')
  } catch {
    notify('info', 'Ссылка на бой', url)
  }
}

export function ShareButton(props: ShareButtonProps) {
  return (
    <Button small icon={<Share />} onClick={() => void share(props)}>
      Поделиться
    </Button>
  )
}
