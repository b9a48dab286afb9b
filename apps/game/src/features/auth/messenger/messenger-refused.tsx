import { forgetLaunch } from '../../../shell/messenger/launched.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/surfaces/card.tsx'
import { ErrorNote } from '../../../ui/surfaces/error-note.tsx'

function openAsPage() {
  forgetLaunch()
  location.assign('/auth/login')
}

type MessengerRefusedProps = { message: string; detail: string; onEmail?: () => void }

/** The launch opens nothing. The castle can still be entered as in an ordinary browser: by the session that it has, or by e-mail. */
export function MessengerRefused({ message, detail, onEmail = openAsPage }: MessengerRefusedProps) {
  return (
    <Card>
      <ErrorNote message={message} detail={`${detail}. Или войдите здесь по почте и паролю.`} />
      <Button full onClick={onEmail}>
        Войти по почте
      </Button>
    </Card>
  )
}
