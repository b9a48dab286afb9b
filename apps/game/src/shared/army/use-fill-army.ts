import { useFillArmy as useFillCall } from '#generated/hooks/army.ts'
import { plural } from '#rules/core/plurals.ts'
import { notify } from '../../shell/notify.ts'
import { counted } from '../../ui/format/counted.ts'

/** Fills the army for at most the price that was shown, and tells how many have joined. */
export function useFillArmy() {
  const fill = useFillCall({
    mutation: {
      onSuccess: ({ hired }) => {
        const people = hired.reduce((sum, { amount }) => sum + amount, 0)
        const joined = plural(people, ['вступил', 'вступили', 'вступило'])
        notify('success', `В войско ${joined} ${counted(people, ['человек', 'человека', 'человек'])}`)
      },
    },
  })
  return { isFilling: fill.isPending, onFill: (gold: number) => fill.mutate({ data: { gold } }) }
}
