import { Navigate, useParams } from 'react-router-dom'
import { useLearnSkill, useOpenSkillBranch } from '#generated/hooks/skills.ts'
import { SKILL_BRANCHES, type SkillBranch } from '#rules/skills/skills.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { SkillBranchView } from './skill-branch-view.tsx'

/** The skills of one branch. */
export function SkillBranchPage() {
  const { branchKey } = useParams()
  const known = SKILL_BRANCHES.find((branch) => branch === branchKey)
  return known ? (
    <Branch key={known} branchKey={known} />
  ) : (
    <Navigate to={pageAddress('skillBranches')} replace />
  )
}

function Branch({ branchKey }: { branchKey: SkillBranch }) {
  const list = useGameData('skillList')
  const panel = useGameData('controlPanel')
  const branch = list.data?.branches.find((entry) => entry.branchKey === branchKey)
  const learn = useLearnSkill({
    mutation: {
      onSuccess: ({ skillKey, level }) => {
        const name = branch?.skills.find((skill) => skill.skillKey === skillKey)?.name
        notify('success', `«${name}»: уровень ${level}`)
      },
    },
  })
  const open = useOpenSkillBranch({
    mutation: { onSuccess: () => notify('success', `Ветвь «${branch?.name}» открыта`) },
  })
  return (
    <SkillBranchView
      branch={branch}
      glory={panel.data?.purse.glory}
      {...together(list, panel)}
      learning={learn.isPending ? learn.variables.skillKey : null}
      onLearn={(skillKey, level) => learn.mutate({ skillKey, data: { level } })}
      isOpening={open.isPending}
      onOpen={() => open.mutate({ branchKey })}
    />
  )
}
