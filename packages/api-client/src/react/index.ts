'use client';

export { createProfileStore, type ProfileStore } from './profileStore.ts';
export { createResource, type Resource, type ResourceState } from './resource.ts';
export { ProfileProvider, type ProfileView, useProfile } from './useProfile.ts';
export { useResource } from './useResource.ts';
