/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  LearnSkillResult,
  OpenSkillBranchResult
} from '../model.schemas';


export const getOpenSkillBranchResponseMock = (): OpenSkillBranchResult => ({"branchKey":"battle","glory":300})

export const getLearnSkillResponseMock = (): LearnSkillResult => ({"skillKey":"census","level":3,"glory":300})


export const getOpenSkillBranchMockHandler = (overrideResponse?: OpenSkillBranchResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OpenSkillBranchResult> | OpenSkillBranchResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-skills/branches/:branchKey/open', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenSkillBranchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLearnSkillMockHandler = (overrideResponse?: LearnSkillResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LearnSkillResult> | LearnSkillResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-skills/:skillKey/learn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLearnSkillResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSkillsMock = () => [
  getOpenSkillBranchMockHandler(),
  getLearnSkillMockHandler()
]
