/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';
import type {
  Error,
  LearnSkillRequest,
  LearnSkillResult,
  OpenSkillBranchResult,
  SkillBranchKey,
  SkillKey
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getOpenSkillBranchUrl = (branchKey: SkillBranchKey,) => {
  return `/player-skills/branches/${branchKey}/open`
}
/**
 * @summary Open a branch of skills
 */
export const openSkillBranch = async (branchKey: SkillBranchKey, options?: Parameters<typeof transport>[1]): Promise<OpenSkillBranchResult> => {
  return transport<OpenSkillBranchResult>(getOpenSkillBranchUrl(branchKey),
  {
    ...options,
    method: 'POST'
  }
);}
export const getOpenSkillBranchMutationKey = () => ['openSkillBranch'] as const;
export const getOpenSkillBranchMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openSkillBranch>>, TError,OpenSkillBranchMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof openSkillBranch>>, TError,OpenSkillBranchMutationVariables, TContext> => {
const mutationKey = getOpenSkillBranchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openSkillBranch>>, OpenSkillBranchMutationVariables> = (props) => {
          const {branchKey} = props ?? {};
          return  openSkillBranch(branchKey,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type OpenSkillBranchMutationResult = NonNullable<Awaited<ReturnType<typeof openSkillBranch>>>
    export type OpenSkillBranchMutationError = ErrorType<Error>
    export type OpenSkillBranchMutationVariables = {branchKey: SkillBranchKey}
    /**
 * @summary Open a branch of skills
 */
export const useOpenSkillBranch = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openSkillBranch>>, TError,OpenSkillBranchMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openSkillBranch>>,
        TError,
        OpenSkillBranchMutationVariables,
        TContext
      > => {
      return useMutation(getOpenSkillBranchMutationOptions(options), queryClient);
    }
    export const getLearnSkillUrl = (skillKey: SkillKey,) => {
  return `/player-skills/${skillKey}/learn`
}
/**
 * @summary Learn one level of a skill
 */
export const learnSkill = async (skillKey: SkillKey,
    learnSkillRequest: LearnSkillRequest, options?: Parameters<typeof transport>[1]): Promise<LearnSkillResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<LearnSkillResult>(getLearnSkillUrl(skillKey),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(learnSkillRequest)
  }
);}
export const getLearnSkillMutationKey = () => ['learnSkill'] as const;
export const getLearnSkillMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof learnSkill>>, TError,LearnSkillMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof learnSkill>>, TError,LearnSkillMutationVariables, TContext> => {
const mutationKey = getLearnSkillMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof learnSkill>>, LearnSkillMutationVariables> = (props) => {
          const {skillKey,data} = props ?? {};
          return  learnSkill(skillKey,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type LearnSkillMutationResult = NonNullable<Awaited<ReturnType<typeof learnSkill>>>
    export type LearnSkillMutationBody = LearnSkillRequest
    export type LearnSkillMutationError = ErrorType<Error>
    export type LearnSkillMutationVariables = {skillKey: SkillKey;data: LearnSkillRequest}
    /**
 * @summary Learn one level of a skill
 */
export const useLearnSkill = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof learnSkill>>, TError,LearnSkillMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof learnSkill>>,
        TError,
        LearnSkillMutationVariables,
        TContext
      > => {
      return useMutation(getLearnSkillMutationOptions(options), queryClient);
    }
