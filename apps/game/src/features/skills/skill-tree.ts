import type { SkillState } from '#generated/types.ts'

/** A placed skill: `row` from 0 at the root, `x` the middle in % of the tree's width. */
export type SkillNode = { skill: SkillState; row: number; x: number }

/** A line from a skill to one that requires it. */
export type Branch = { key: string; from: SkillNode; to: SkillNode; need: number; isMet: boolean }

export type SkillTree = { nodes: SkillNode[]; branches: Branch[]; rows: number }

/** Depth of each skill: its longest way to the root. */
function depths(skills: readonly SkillState[]): Map<string, number> {
  const found = new Map<string, number>()
  const depthOf = (skill: SkillState): number => {
    const known = found.get(skill.skillKey)
    if (known !== undefined) return known
    // Stops at a cycle in the data: the skill counts as a root meanwhile.
    found.set(skill.skillKey, 0)
    const parents = skill.requires.flatMap(({ skillKey }) =>
      skills.filter((one) => one.skillKey === skillKey),
    )
    const depth = parents.length === 0 ? 0 : 1 + Math.max(...parents.map(depthOf))
    found.set(skill.skillKey, depth)
    return depth
  }
  for (const skill of skills) depthOf(skill)
  return found
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 50 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Places the skills of a branch row by row from the root. Each row spans the width, children below their parents. */
export function growTree(skills: readonly SkillState[]): SkillTree {
  const depthOf = depths(skills)
  const placed = new Map<string, SkillNode>()
  const rows = Math.max(0, ...depthOf.values()) + 1
  for (let row = 0; row < rows; row += 1) {
    const here = skills.filter(({ skillKey }) => depthOf.get(skillKey) === row)
    const parentsX = (skill: SkillState): number =>
      meanOf(skill.requires.flatMap(({ skillKey }) => placed.get(skillKey)?.x ?? []))
    const ordered = [...here].sort((left, right) => parentsX(left) - parentsX(right))
    ordered.forEach((skill, index) => {
      placed.set(skill.skillKey, { skill, row, x: ((index + 0.5) * 100) / ordered.length })
    })
  }
  const nodes = [...placed.values()]
  const branches = nodes.flatMap((to) =>
    to.skill.requires.flatMap(({ skillKey, level, isMet }) => {
      const from = placed.get(skillKey)
      return from ? [{ key: `${skillKey}-${to.skill.skillKey}`, from, to, need: level, isMet }] : []
    }),
  )
  return { nodes, branches, rows }
}
