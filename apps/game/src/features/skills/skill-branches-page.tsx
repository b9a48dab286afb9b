import { useOpenSkillBranch } from '#generated/hooks/skills.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { SkillBranchesView } from './skill-branches-view.tsx'

/** The four branches of skills. */
export function SkillBranchesPage() {
  const branches = useGameData('skillBranches')
  const panel = useGameData('controlPanel')
  const open = useOpenSkillBranch({
    mutation: {
      onSuccess: ({ branchKey }) => {
        const name = branches.data?.branches.find((branch) => branch.branchKey === branchKey)?.name
        notify('success', `Ветвь «${name}» открыта`)
      },
    },
  })
  return (
    <SkillBranchesView
      branches={branches.data}
      glory={panel.data?.purse.glory}
      {...together(branches, panel)}
      opening={open.isPending ? open.variables.branchKey : null}
      onOpen={(branchKey) => open.mutate({ branchKey })}
    />
  )
}
