import type { EnhanceData, ForgeGrindData } from '../../../../../generated/events.ts'

export type { EnhanceData, ForgeGrindData }
export type GrindTry = ForgeGrindData['tries'][number]
export type GrindState = ForgeGrindData['pieces'][number]['states'][number]

/** What of the lord the smith and the dealer ask about. */
export type Customer = { level: number; diamonds: number }
