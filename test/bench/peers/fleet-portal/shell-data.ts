/** The content that every entry of the bench shows. */
export interface ShellData {
  nav: Links[];
  locales: { code: string }[];
  footer: (Omit<Links, 'label'> & { title: string })[];
  copyright: string;
}

export interface Links {
  label: string;
  links: { label: string; href: string }[];
}
