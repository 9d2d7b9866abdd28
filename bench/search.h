#pragma once

// How fast the searching bots think, and how well they keep to their time.
void print_search();
