/** A part of the world. It opens with the level of its first mission. */
export type MissionRegion = { key: string; name: string; legend: string; icon: string; levelMin: number }
