import type { CrusadeMark } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Wait, Waits } from '../../ui/values/waits.tsx'

type CrusadeWaitProps = {
  crusade: CrusadeMark
  onGo?: () => void
}

/** The own crusade in the lord's menu: until the armies return, or that it gathers. */
export function CrusadeWait({ crusade: { name, state, endsAt }, onGo }: CrusadeWaitProps) {
  return (
    <Waits label="Крестовый поход">
      <Wait
        words={
          <PageLink to="ownCrusade" onClick={onGo}>
            {name}
          </PageLink>
        }
      >
        {state === 'OUT' && endsAt !== null ? (
          <Countdown until={endsAt} label="До возвращения войска" />
        ) : (
          'собирается'
        )}
      </Wait>
    </Waits>
  )
}
