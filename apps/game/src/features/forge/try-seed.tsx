import type { GrindTry } from '#generated/types.ts'
import { drawSubject } from '#rules/proof/drawn-seed.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { SeedProof } from '../../things/draws/seed-proof.tsx'
import { useSeedVerdict } from '../../things/draws/use-seed-verdict.ts'

/** Whether the seed of a try comes from the chain. */
export function TrySeed({ tried: { seed, drawnFrom } }: { tried: GrindTry }) {
  const { authData } = useAuth()
  const subject = drawSubject('sharpening', authData?.player.playerId ?? 0)
  const check = useSeedVerdict({ seed, drawnFrom, subject })
  return <SeedProof {...check} seed={seed} drawnFrom={drawnFrom} thing="удар" />
}
