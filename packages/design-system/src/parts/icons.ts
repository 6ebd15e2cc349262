export * from "../components/icons/home-icons.tsx";
export * from "../components/icons/money-icons.tsx";
export * from "../components/icons/people-icons.tsx";
export * from "../components/icons/share-icons.tsx";
export * from "../components/icons/work-icons.tsx";
