import { useSearchParams } from 'react-router-dom'
import { useGrindGear } from '#generated/hooks/forge.ts'
import type { GrindTry } from '#generated/types.ts'
import { drawSubject } from '#rules/proof/drawn-seed.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLord } from '../../shared/castle/use-lord.ts'
import { SeedProof } from '../../shared/draws/seed-proof.tsx'
import { useSeedVerdict } from '../../shared/draws/use-seed-verdict.ts'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { TransferAction } from '../craft/transfer-action.tsx'
import { GrindView } from './grind-view.tsx'

/** Sharpening with live data. The gear on the anvil is in the address, so that a link or «Назад» leads to it. */
export function GrindPage() {
  const forge = useGameData('forgeGrind')
  const inventory = useGameData('inventory')
  const { lord, ...panel } = useLord()
  const grind = useGrindGear()
  const [search, setSearch] = useSearchParams()

  return (
    <GrindView
      forge={forge.data}
      gear={inventory.data?.gear}
      customer={lord}
      selectedId={Number(search.get('gear')) || null}
      onSelect={(id) => setSearch(id === null ? {} : { gear: String(id) }, { replace: true })}
      outcome={grind.data?.try ?? null}
      striking={grind.isPending ? grind.variables.data.gearEntityId : null}
      onStrike={(gear, request) => {
        if (gear.id === null) return
        grind.mutate({ data: { gearEntityId: gear.id, ...request } })
      }}
      proofOf={(tried) => <TrySeed tried={tried} />}
      transferOf={(gear) => (isBlankGear(gear) ? <TransferAction blank={gear} /> : null)}
      {...together(forge, inventory, panel)}
    />
  )
}

/** Whether the seed of a try comes from the chain. */
function TrySeed({ tried: { seed, drawnFrom } }: { tried: GrindTry }) {
  const { authData } = useAuth()
  const subject = drawSubject('sharpening', authData?.player.playerId ?? 0)
  const check = useSeedVerdict({ seed, drawnFrom, subject })
  return <SeedProof {...check} seed={seed} drawnFrom={drawnFrom} subject="удар" />
}
