import Share from '~icons/game-icons/share'
import { shareLink } from '../../shell/share-link.ts'
import { Button } from '../../ui/controls/button.tsx'

type ShareButtonProps = { shareKey: string; title: string }

/** Shares a fight. */
export function ShareButton({ shareKey, title }: ShareButtonProps) {
  const share = () =>
    shareLink({
      url: `${location.origin}/redirect/fight-log/${shareKey}`,
      title,
      what: 'Ссылка на бой',
      note: 'Она открывается без входа в игру',
    })
  return (
    <Button small icon={<Share />} onClick={() => void share()}>
      Поделиться
    </Button>
  )
}
